import { getBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Change } from '@slipstream/ai-form';

const marks = (): Record< Change[ 'type' ], string > => ( {
	same: '',
	added: __( 'New', 'slipstream' ),
	changed: __( 'Changed', 'slipstream' ),
	moved: __( 'Moved', 'slipstream' ),
	removed: __( 'Removed', 'slipstream' ),
} );

const kindName = ( kind: string ) =>
	kind
		? ( getBlockType( `jetpack/field-${ kind }` )?.title ?? kind )
		: __( 'Button', 'slipstream' );

interface Props {
	changes: readonly Change[];
	isArriving: boolean;
}

/** The form as it would be, one line for each field. */
export function ChangeList( { changes, isArriving }: Props ) {
	const labels = marks();
	return (
		<ul
			className="slipstream-ai-form__changes"
			aria-label={ __( 'Form preview', 'slipstream' ) }
			aria-busy={ isArriving }
			// The list scrolls; without this nobody could without a mouse.

			tabIndex={ 0 }
		>
			{ changes.map( ( { type, kind, label, isRequired }, index ) => (
				<li key={ index } className={ `is-${ type }` }>
					<b>{ labels[ type ] }</b>
					<span>
						{ label || kindName( kind ) }
						{ isRequired && ' *' }{ ' ' }
						<small>{ kindName( kind ) }</small>
					</span>
				</li>
			) ) }
		</ul>
	);
}
