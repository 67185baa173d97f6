import { getSettings } from '@slipstream/settings';

/** Days after which WordPress deletes what is in the trash. */
export const trashDays = () => getSettings().forms.trashDays;

/** Whether the site has a trash: without one WordPress deletes at once, for good. */
export const hasTrash = () => trashDays() > 0;
