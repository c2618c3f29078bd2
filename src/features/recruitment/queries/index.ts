export { findCareers, findDraftCareers } from './careers'
export { findDraftJobs, findJobPage } from './jobs'
export { findDraftOfficePictures, findOfficePictures } from './office-pictures'
export type * from './items'
