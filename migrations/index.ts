import * as migration_20261123_185053_initial from './20261123_185053_initial';

export const migrations = [
  {
    up: migration_20261123_185053_initial.up,
    down: migration_20261123_185053_initial.down,
    name: '20261123_185053_initial'
  },
];
