import { Inserter, useBlockEditContext } from '@wordpress/block-editor';
import { getBlockTypes } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { isField } from '../../field-types';
import { isSubmit } from '../../submit-button';
import { useReads } from '../core';
import { useIsAtWork } from '../use-form';

/** What most forms ask for; the inserter begins with these, and goes on with all other fields. */
const COMMON = [ 'text', 'textarea', 'name', 'email', 'select', 'file' ].map(
	( type ) => `jetpack/field-${ type }`
);

/** The blocks that are offered first where a form is filled. */
export const fieldsFirst = (): string[] => [
	...new Set( [
		...COMMON,
		...getBlockTypes()
			.map( ( { name } ) => name )
			.filter( isField ),
	] ),
];

/** Adds a block to the form or the step around it: above the button that sends the form, where that is the last block. */
export function FieldAppender() {
	const { clientId } = useBlockEditContext();
	const isAtWork = useIsAtWork( clientId );
	const submit = useReads(
		( reads ) => {
			const last = reads.getBlocks( clientId ).at( -1 );
			return last && isSubmit( last ) ? last.clientId : undefined;
		},
		[ clientId ]
	);
	return isAtWork ? (
		<Inserter
			rootClientId={ clientId }
			clientId={ submit }
			isAppender
			__experimentalIsQuick
			renderToggle={ ( { onToggle, isOpen, disabled } ) => (
				<Button
					__next40pxDefaultSize
					className="slipstream-forms-add"
					variant="secondary"
					icon={ plus }
					aria-haspopup="true"
					aria-expanded={ isOpen }
					disabled={ disabled }
					onClick={ onToggle }
				>
					{ __( 'Add field', 'slipstream' ) }
				</Button>
			) }
		/>
	) : null;
}
