import * as migration_20261126_175121_initial from './20261126_175121_initial';

export const migrations = [
  {
    up: migration_20261126_175121_initial.up,
    down: migration_20261126_175121_initial.down,
    name: '20261126_175121_initial'
  },
];
