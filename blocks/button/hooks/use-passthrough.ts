import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { ButtonAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

/**
 * Copies attributes from the parent, as the button says, whenever they differ. No undo step of its own: the parent's change has one.
 *
 * @param props The button's props.
 */
export function usePassthrough( props: EditProps< ButtonAttributes > ): void {
	const { attributes, setAttributes, clientId } = props;
	const parent = useSelect(
		( select ) => {
			const { getBlock, getBlockRootClientId } =
				select( blockEditorStore );
			return getBlock( getBlockRootClientId( clientId ) ?? '' )
				?.attributes as Record< string, unknown > | undefined;
		},
		[ clientId ]
	);
	const { __unstableMarkNextChangeAsNotPersistent: inTheSameStep } =
		useDispatch( blockEditorStore );
	useEffect( () => {
		const own = new Map< string, unknown >( Object.entries( attributes ) );
		const changed = Object.entries(
			attributes.passthroughAttributes ?? {}
		).filter(
			( [ name, from ] ) =>
				parent?.[ from ] !== undefined &&
				parent[ from ] !== own.get( name )
		);
		if ( changed.length > 0 ) {
			void inTheSameStep();
			setAttributes(
				Object.fromEntries(
					changed.map( ( [ name, from ] ) => [
						name,
						parent?.[ from ],
					] )
				)
			);
		}
	}, [ attributes, parent, setAttributes, inTheSameStep ] );
}
