/** The screen where the site's owner sees what was given with donations forms, relative to the editor. */
export const DONATIONS_ADDRESS =
	'admin.php?page=my-jetpack#/orders?block=jetpack%2Fdonations';
