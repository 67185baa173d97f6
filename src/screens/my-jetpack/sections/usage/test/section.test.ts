import { section } from '..';
import { installSettings } from '../../../../../ai-ui/test/support';

it.each( [
	[ 'an author', false, true, true, true ],
	[ 'an author whose role may not use AI', false, true, false, false ],
	[ 'an author of a site without AI', false, false, true, false ],
	[ 'an administrator', true, false, false, true ],
] )( 'is shown to %s', ( _, canManage, isEnabled, isAllowed, isShown ) => {
	installSettings( {
		ai: { isEnabled, isAllowed },
		permissions: { manage_options: canManage, edit_posts: true },
	} );
	expect( section.isAvailable?.() ).toBe( isShown );
} );
