import * as migration_20261126_104733_initial from './20261126_104733_initial';

export const migrations = [
  {
    up: migration_20261126_104733_initial.up,
    down: migration_20261126_104733_initial.down,
    name: '20261126_104733_initial'
  },
];
