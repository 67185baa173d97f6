import { lazyComponent } from '@slipstream/lazy';
import type { NoteProps } from './types';
import type { ComponentType } from 'react';

const Note = lazyComponent< NoteProps >( () =>
	import( /* webpackChunkName: "ai-provenance" */ './note' ).then(
		( chunk ) => chunk.ProvenanceNote
	)
);

interface Props extends NoteProps {
	isSelected: boolean;
}

/**
 * Says in the sidebar of a selected block what AI had to do with it. Others are left as they are.
 *
 * @param BlockEdit The block's edit component.
 */
export const withProvenance = < P extends Props >(
	BlockEdit: ComponentType< P >
) =>
	function WithProvenance( props: P ) {
		const { attributes, setAttributes, isSelected } = props;
		return (
			<>
				<BlockEdit { ...props } />
				{ isSelected && attributes.metadata?.slipstreamAi && (
					<Note
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				) }
			</>
		);
	};
