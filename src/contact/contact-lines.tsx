import { TextControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';

/** A line to fill in. */
export interface LineField< Key extends string > {
	readonly key: Key;
	readonly label: string;
	readonly inputMode?: HTMLAttributes< HTMLElement >[ 'inputMode' ];
}

interface Props< Key extends string > {
	fields: readonly LineField< Key >[];
	values: Readonly< Record< Key, string > >;
	onChange: ( change: Partial< Record< Key, string > > ) => void;
	isSelected: boolean;
	/** Whether the lines are shown as fields; if not, as on the page. */
	isEditing: boolean;
	/** The block as on the page; nothing while it is empty. */
	children: ReactNode;
	/** Stands for an empty block. */
	placeholder: string;
}

/** Puts the focus in the first line when its block is selected as a whole. */
function useFocusOnSelection( isSelected: boolean, isEditing: boolean ) {
	const grid = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const block = grid.current?.parentElement;
		if (
			isSelected &&
			isEditing &&
			block &&
			block.ownerDocument.activeElement === block
		) {
			grid.current?.querySelector( 'input' )?.focus();
		}
	}, [ isSelected, isEditing ] );
	return grid;
}

/** Enter neither sends anything nor begins a new paragraph. */
function blockEnter( event: KeyboardEvent ) {
	if ( event.key === 'Enter' ) {
		event.preventDefault();
	}
}

/** The lines of a block with contact details: fields while it is worked on, the page's own markup otherwise. */
export function ContactLines< Key extends string >( props: Props< Key > ) {
	const { fields, values, onChange, isSelected, isEditing } = props;
	const grid = useFocusOnSelection( isSelected, isEditing );
	if ( ! isEditing ) {
		return (
			props.children || (
				<span className="slipstream-contact__placeholder">
					{ props.placeholder }
				</span>
			)
		);
	}
	return (
		<div ref={ grid } className="slipstream-contact__lines">
			{ fields.map( ( { key, label, inputMode } ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					key={ key }
					className={ `slipstream-contact__line is-${ key }` }
					label={ label }
					inputMode={ inputMode }
					autoComplete="off"
					value={ values[ key ] }
					onKeyDown={ blockEnter }
					onChange={ ( value ) =>
						onChange( { [ key ]: value } as Partial<
							Record< Key, string >
						> )
					}
				/>
			) ) }
		</div>
	);
}
