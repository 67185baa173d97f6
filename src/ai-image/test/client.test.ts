import { makeImage } from '..';
import { serve } from '../../../tests/js/serve';
import { startRecording } from '../../../tests/js/recording';

/** A provider that keeps what it is asked. */
function provider( answer: unknown ) {
	const asked: unknown[] = [];
	const deps = {
		tokens: { getToken: async () => 'token', forgetToken: () => undefined },
		http: {
			post: async < T >( _: string, body: unknown ) => {
				asked.push( JSON.parse( JSON.stringify( body ) ) );
				return answer as T;
			},
		},
		settings: () => ( { providerRoot: 'https://a.test/' } ),
	};
	return { asked, deps };
}

const made = {
	data: [ { b64_json: 'iVBORw0KGgo=', revised_prompt: 'A boat' } ],
};

it( 'asks for a picture of a post', async () => {
	const { asked, deps } = provider( made );
	expect(
		await makeImage( { prompt: 'A boat', feature: 'general-image' }, deps )
	).toEqual( {
		url: 'data:image/png;base64,iVBORw0KGgo=',
		revisedPrompt: 'A boat',
	} );
	expect( asked ).toEqual( [
		{
			prompt: 'A boat',
			response_format: 'b64_json',
			feature: 'general-image',
			size: '1792x1024',
		},
	] );
} );

it( 'asks for what the server words, in another size', async () => {
	const { asked, deps } = provider( made );
	const messages = [ { role: 'jetpack-ai', context: { type: 'logo' } } ];
	await makeImage(
		{ messages, size: '1024x1024', feature: 'jetpack-ai-logo-generator' },
		deps
	);
	expect( asked ).toEqual( [
		{
			messages,
			response_format: 'b64_json',
			feature: 'jetpack-ai-logo-generator',
			size: '1024x1024',
		},
	] );
} );

it( 'takes nothing else for an image', async () => {
	for ( const answer of [
		{ data: { status: 400 } },
		{ data: [] },
		{ data: [ { b64_json: '' } ] },
		{},
	] ) {
		const { deps } = provider( answer );
		await expect(
			makeImage( { prompt: 'A boat', feature: 'x' }, deps )
		).rejects.toMatchObject( { code: 'image_error' } );
	}
} );

it( 'is counted where the site counts', async () => {
	serve( {} );
	const leave = startRecording();
	const { deps } = provider( made );
	await makeImage( { prompt: 'A boat', feature: 'general-image' }, deps );
	expect( await leave() ).toEqual( [
		[
			'jetpack_ai_image_generation_generate_image',
			{ feature: 'general-image' },
		],
	] );
} );
