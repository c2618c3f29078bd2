import * as migration_20261126_114110_initial from './20261126_114110_initial';

export const migrations = [
  {
    up: migration_20261126_114110_initial.up,
    down: migration_20261126_114110_initial.down,
    name: '20261126_114110_initial'
  },
];
