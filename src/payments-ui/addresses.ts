/** The screen where the site's owner sees what was paid, relative to the editor. */
export const ORDERS_ADDRESS = 'admin.php?page=my-jetpack#/orders';
