import * as migration_20261123_183758_initial from './20261123_183758_initial';

export const migrations = [
  {
    up: migration_20261123_183758_initial.up,
    down: migration_20261123_183758_initial.down,
    name: '20261123_183758_initial'
  },
];
