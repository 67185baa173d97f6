import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** What was mailed to an address, the newest first. */
export async function mailsTo(
	utils: RequestUtils,
	email: string
): Promise< string > {
	const { e2e_mails: mails } = await utils.rest< { e2e_mails: string } >( {
		path: '/wp/v2/settings',
	} );
	return (
		( JSON.parse( mails || '{}' ) as Record< string, string > )[ email ] ??
		''
	);
}
