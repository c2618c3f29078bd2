export { findCareers, findDraftCareers } from './careers'
export { findDraftJobs, findJobPage, jobTags } from './jobs'
export { findDraftOfficePictures, findOfficePictures, officePictureTags } from './office-pictures'
export type * from './items'
