import { USER_PROMPT_LIMIT } from '@slipstream/ai-image';
import { ImageModal } from '@slipstream/ai-image-dialog';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { AskForImage, LibraryImage } from '@slipstream/ai-image';

export interface LogoModalProps {
	/** Whether the site's icon is to be the same image. */
	setsIcon: boolean;
	onClose: () => void;
}

interface Site {
	title?: string;
	description?: string;
	site_logo?: number | null;
}

/** The server words it: a logo is asked for in the same way everywhere. */
const askForLogo: AskForImage = ( { request, content } ) => ( {
	messages: [
		{
			role: 'jetpack-ai',
			context: {
				type: 'ai-assistant-generate-logo',
				request: request.trim().slice( 0, USER_PROMPT_LIMIT ),
				content,
			},
		},
	],
	size: '1024x1024',
} );

function useSite(): Site {
	const [ title ] = useEntityProp( 'root', 'site', 'title' );
	const [ description ] = useEntityProp( 'root', 'site', 'description' );
	const [ logo ] = useEntityProp( 'root', 'site', 'site_logo' );
	return { title, description, site_logo: logo } as Site;
}

/** Makes a logo for the site. It is a change like any other: published when the editor is saved. */
export function LogoModal( { setsIcon, onClose }: LogoModalProps ) {
	const { editEntityRecord } = useDispatch( coreStore );
	const { title = '', description = '', site_logo: logo } = useSite();
	const setLogo = ( { id }: LibraryImage ) =>
		void editEntityRecord( 'root', 'site', undefined, {
			site_logo: id,
			...( setsIcon ? { site_icon: id } : {} ),
		} );
	return (
		<ImageModal
			title={ __( 'Generate a logo with AI', 'slipstream' ) }
			feature="jetpack-ai-logo-generator"
			ask={ askForLogo }
			about={ () =>
				Promise.resolve(
					[ title, description ].filter( Boolean ).join( '\n' )
				)
			}
			alt={ title || undefined }
			placeholder={ __(
				'For example: a sailing boat in one line, dark blue',
				'slipstream'
			) }
			hint={ __(
				'Describe the logo, or leave empty to use the site’s title and tagline.',
				'slipstream'
			) }
			useLabel={
				logo
					? __( 'Replace the site logo', 'slipstream' )
					: __( 'Use as site logo', 'slipstream' )
			}
			usedMessage={ __(
				'Site logo set. It is published when you save.',
				'slipstream'
			) }
			onUse={ setLogo }
			onClose={ onClose }
		/>
	);
}
