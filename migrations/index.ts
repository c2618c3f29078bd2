import * as migration_20261126_114938_initial from './20261126_114938_initial';

export const migrations = [
  {
    up: migration_20261126_114938_initial.up,
    down: migration_20261126_114938_initial.down,
    name: '20261126_114938_initial'
  },
];
