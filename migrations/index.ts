import * as migration_20261126_204508_initial from './20261126_204508_initial';
import * as migration_20261127_065240_case_figures from './20261127_065240_case_figures';
import * as migration_20261127_195053_solution_steps from './20261127_195053_solution_steps';

export const migrations = [
  {
    up: migration_20261126_204508_initial.up,
    down: migration_20261126_204508_initial.down,
    name: '20261126_204508_initial',
  },
  {
    up: migration_20261127_065240_case_figures.up,
    down: migration_20261127_065240_case_figures.down,
    name: '20261127_065240_case_figures',
  },
  {
    up: migration_20261127_195053_solution_steps.up,
    down: migration_20261127_195053_solution_steps.down,
    name: '20261127_195053_solution_steps'
  },
];
