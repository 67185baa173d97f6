/**
 * Which models the stand-in for an OpenAI-compatible server has, and whom it lets use them.
 */
import { sendJson } from './http.mjs';

export const modelList = ( models ) => ( {
	object: 'list',
	data: models.map( ( id ) => ( {
		id,
		object: 'model',
		created: 0,
		owned_by: 'fake',
	} ) ),
} );

/** Refuses another key than the one that it wants, and models that it does not have. */
export function refuseStrictly( response, { key, isStrict, models }, entry ) {
	const { authorization, body } = entry;
	const refuse = ( status, code, message ) => {
		sendJson( response, status, { error: { message, code } } );
		return true;
	};
	if ( undefined !== key && authorization !== `Bearer ${ key }` ) {
		return refuse( 401, 'invalid_api_key', 'Incorrect API key.' );
	}
	if ( isStrict && undefined === body.model ) {
		return refuse( 400, null, 'you must provide a model parameter' );
	}
	return (
		isStrict &&
		! models.includes( body.model ) &&
		refuse( 404, 'model_not_found', 'The model does not exist.' )
	);
}
