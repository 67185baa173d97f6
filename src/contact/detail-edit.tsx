import { stayHere } from '@slipstream/block-kit';
import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { ContactLines } from './contact-lines';
import { SiteDetailsPanel } from './site-details-panel';
import { useShownDetails } from './use-shown-details';
import type { LineField } from './contact-lines';
import type { BoundAttributes, DetailKey } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { ReactNode } from 'react';

type Attributes< Key extends DetailKey > = Record< Key, string > &
	BoundAttributes;

interface Props< Key extends DetailKey > {
	/** What the editor passes to the block. */
	block: Pick<
		EditProps< Attributes< Key > >,
		'attributes' | 'setAttributes' | 'clientId' | 'isSelected'
	>;
	field: LineField< Key >;
	/** Stands for the block while it is empty, and while the site has no such detail. */
	placeholders: { readonly own: string; readonly site: string };
	/** The detail as on the page. */
	children: ( detail: string ) => ReactNode;
}

/** The edit of a block that holds one contact detail. */
export function DetailEdit< Key extends DetailKey >( props: Props< Key > ) {
	const { block, field, placeholders, children } = props;
	const { attributes, setAttributes, clientId, isSelected } = block;
	const keys = [ field.key ];
	const { shown, isFromSite } = useShownDetails( attributes, keys );
	const isLocked = useBlockEditingMode() === 'disabled';
	const detail = shown[ field.key ];
	return (
		<div { ...useBlockProps( { onClick: stayHere } ) }>
			{ isSelected && ! isLocked && (
				<SiteDetailsPanel
					clientId={ clientId }
					attributes={ attributes }
					keys={ keys }
				/>
			) }
			<ContactLines
				fields={ [ field ] }
				values={ attributes }
				onChange={ setAttributes }
				isSelected={ isSelected }
				isEditing={
					! isLocked && ! isFromSite && ( isSelected || ! detail )
				}
				placeholder={
					isFromSite ? placeholders.site : placeholders.own
				}
			>
				{ detail ? children( detail ) : null }
			</ContactLines>
		</div>
	);
}
