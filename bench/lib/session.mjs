// Signs in as the administrator, in a browser context or for plain requests.

/** A browser context that is signed in, its page cache still cold. */
export async function signInBrowser( context, url ) {
	await context.addCookies( [
		{ name: 'wordpress_test_cookie', value: 'WP Cookie check', url },
	] );
	const answer = await context.request.post( `${ url }/wp-login.php`, {
		form: {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
			redirect_to: `${ url }/wp-admin/profile.php`,
		},
		maxRedirects: 0,
	} );
	if ( answer.status() !== 302 ) {
		throw new Error(
			`Signing in at ${ url } answered ${ answer.status() }.`
		);
	}
}

/** Headers of a signed-in request to the REST API. */
export async function signIn( url ) {
	const answer = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP Cookie check' },
		body: new URLSearchParams( {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
		} ),
	} );
	const cookie = answer.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
	const nonce = await (
		await fetch( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce`, {
			headers: { Cookie: cookie },
		} )
	).text();
	return { Cookie: cookie, 'X-WP-Nonce': nonce };
}
