// What a browser sends by itself, each time on a connection of its own.
import { request } from 'node:http';

/**
 * Posts a form.
 *
 * @param {string|URL} address      Where to.
 * @param {string}     body         The form.
 * @param {Object}     headers      More headers.
 * @param {string}     localAddress Which of the loopback's many addresses sends it.
 * @return {Promise<{status: number, location: string, ms: number}>} What was answered, and how long it took (ms).
 */
export const post = ( address, body, headers = {}, localAddress ) =>
	new Promise( ( resolve, reject ) => {
		const began = performance.now();
		const sent = request(
			address,
			{
				method: 'POST',
				localAddress,
				agent: false,
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
					...headers,
				},
			},
			( answer ) => {
				answer.resume();
				answer.on( 'end', () =>
					resolve( {
						status: answer.statusCode,
						location: answer.headers.location ?? '',
						ms: performance.now() - began,
					} )
				);
			}
		);
		sent.on( 'error', reject );
		sent.end( body );
	} );
