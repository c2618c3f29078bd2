import * as migration_20261121_031655_initial from './20261121_031655_initial';
import * as migration_20261121_032031_saved_by from './20261121_032031_saved_by';

export const migrations = [
  {
    up: migration_20261121_031655_initial.up,
    down: migration_20261121_031655_initial.down,
    name: '20261121_031655_initial',
  },
  {
    up: migration_20261121_032031_saved_by.up,
    down: migration_20261121_032031_saved_by.down,
    name: '20261121_032031_saved_by'
  },
];
