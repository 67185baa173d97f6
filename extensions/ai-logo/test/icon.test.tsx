import { registerConnectionStore } from '@slipstream/connection';
import { registerPlansStore } from '@slipstream/plans';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import {
	renderWithUpload,
	setConnected,
} from '../../../src/ai-image-dialog/test/support';
import { hush, installSettings } from '../../../src/ai-ui/test/support';
import { serve } from '../../../tests/js/serve';
import { LogoModal } from '../logo-modal';
import type { MediaUpload } from '@slipstream/ai-image';

registerPlansStore();
registerConnectionStore();

const SITE = { title: 'Blue Harbour', site_logo: 3, site_icon: 4 };
const FILE = { id: 7, url: 'https://site.test/7.png' };

beforeEach( async () => {
	serve( {
		'jetpack-ai-jwt': () => ( { body: { token: 'a.b.c', blog_id: 1 } } ),
		'jetpack-ai-image': () => ( {
			body: { data: [ { b64_json: btoa( 'one' ) } ] },
		} ),
		'wp/v2/media/7': () => ( { body: { id: 7 } } ),
	} );
	installSettings();
	hush();
	await setConnected( true );
	await dispatch( coreStore ).addEntities( [
		{
			kind: 'root',
			name: 'site',
			label: 'Site',
			plural: 'sites',
			baseURL: '/wp/v2/settings',
		},
	] );
	await dispatch( coreStore ).receiveEntityRecords( 'root', 'site', SITE );
	// What is as it was is no edit any more.
	await dispatch( coreStore ).editEntityRecord( 'root', 'site', undefined, {
		site_logo: SITE.site_logo,
		site_icon: SITE.site_icon,
	} );
} );

const press = async ( name: string | RegExp ) =>
	userEvent.click( await screen.findByRole( 'button', { name } ) );

it.each( [
	[ 'with the icon that is the same', true, 7 ],
	[ 'and leaves an icon alone that is another', false, 4 ],
] )( 'sets the logo %s', async ( _name, setsIcon, icon ) => {
	const mediaUpload: MediaUpload = ( { onFileChange } ) =>
		onFileChange( [ FILE ] );
	const onClose = jest.fn();
	renderWithUpload(
		<LogoModal setsIcon={ setsIcon } onClose={ onClose } />,
		mediaUpload
	);
	await press( 'Generate' );
	await screen.findByRole( 'img' );
	await press( / site logo$/ );
	await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	expect(
		select( coreStore ).getEditedEntityRecord( 'root', 'site', undefined )
	).toMatchObject( { site_logo: 7, site_icon: icon } );
} );
