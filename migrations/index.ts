import * as migration_20261126_141513_initial from './20261126_141513_initial';

export const migrations = [
  {
    up: migration_20261126_141513_initial.up,
    down: migration_20261126_141513_initial.down,
    name: '20261126_141513_initial'
  },
];
