import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps< typeof TextControl > {
	/** Names that the server has told; any other can be typed. */
	models: readonly string[];
}

/** A model, typed or chosen from those that the server has. */
export function ModelField( { models, ...field }: Props ) {
	const list = useInstanceId( ModelField, 'slipstream-models' );
	return (
		<>
			<TextControl
				{ ...field }
				list={ models.length > 0 ? list : undefined }
				autoComplete="off"
				spellCheck={ false }
			/>
			{ models.length > 0 && (
				<datalist id={ list }>
					{ models.map( ( model ) => (
						<option key={ model } value={ model } />
					) ) }
				</datalist>
			) }
		</>
	);
}
