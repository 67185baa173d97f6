import { provenanceOf, unmarkedMetadata } from '@slipstream/ai-provenance';
import { speak } from '@wordpress/a11y';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Provenance } from '@slipstream/ai-provenance';
import type { NoteProps } from './types';

interface UserSelectors {
	getUser: ( id: number, query: object ) => { name?: string } | undefined;
}

/** The name of a user, once it is known; '' for one who is gone or must not be seen. */
function useUserName( id: number ): string {
	return useSelect(
		( select ) =>
			( id > 0 &&
				( select( coreStore ) as UserSelectors ).getUser( id, {
					_fields: 'id,name',
				} )?.name ) ||
			'',
		[ id ]
	);
}

function sentence( { share, model }: Provenance, name: string ): string {
	if ( name ) {
		return share === 'made'
			? sprintf(
					/* translators: 1: the name of a model, 2: the name of a person. */
					__(
						'AI wrote this (%1$s). Accepted by %2$s.',
						'slipstream'
					),
					model,
					name
				)
			: sprintf(
					/* translators: 1: the name of a model, 2: the name of a person. */
					__(
						'AI changed this (%1$s). Accepted by %2$s.',
						'slipstream'
					),
					model,
					name
				);
	}
	return share === 'made'
		? /* translators: %s: the name of a model. */
			sprintf( __( 'AI wrote this (%s).', 'slipstream' ), model )
		: /* translators: %s: the name of a model. */
			sprintf( __( 'AI changed this (%s).', 'slipstream' ), model );
}

/** What AI had to do with a block, in its sidebar. */
export function ProvenanceNote( { attributes, setAttributes }: NoteProps ) {
	const provenance = provenanceOf( attributes );
	const name = useUserName( provenance?.user ?? 0 );
	if ( ! provenance ) {
		return null;
	}
	const when = Number.isNaN( Date.parse( provenance.date ) )
		? ''
		: dateI18n(
				getSettings().formats.datetime,
				provenance.date,
				undefined
			);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Written with AI', 'slipstream' ) }>
				<p>{ sentence( provenance, name ) }</p>
				{ when && (
					<p>
						<time dateTime={ provenance.date }>{ when }</time>
					</p>
				) }
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => {
						setAttributes( {
							metadata: unmarkedMetadata( attributes ),
						} );
						speak( __( 'Note removed.', 'slipstream' ) );
					} }
				>
					{ __( 'Remove this note', 'slipstream' ) }
				</Button>
			</PanelBody>
		</InspectorControls>
	);
}
