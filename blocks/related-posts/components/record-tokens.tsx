import { FormTokenField } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { useRecords } from '../hooks/use-records';
import type { Source } from '../hooks/use-records';

interface Props {
	label: string;
	sources: readonly Source[];
	ids: readonly number[];
	onChange: ( ids: number[] ) => void;
}

/** A field that takes posts or terms: what is typed is searched, what is found can be taken. */
export function RecordTokens( { label, sources, ids, onChange }: Props ) {
	const [ , setSearch, search ] = useDebouncedInput();
	const { chosen, suggestions, known } = useRecords( sources, ids, search );
	const idOf = ( text: string ) =>
		ids[ chosen.indexOf( text ) ] ??
		known.get( text ) ??
		[ ...known ].find(
			( [ name ] ) => name.toLowerCase() === text.toLowerCase()
		)?.[ 1 ];
	return (
		<FormTokenField
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			__experimentalValidateInput={ ( text ) =>
				idOf( text ) !== undefined
			}
			label={ label }
			value={ chosen }
			suggestions={ suggestions }
			maxLength={ 20 }
			onInputChange={ setSearch }
			onChange={ ( tokens ) =>
				onChange(
					tokens
						.map( ( token ) => idOf( String( token ) ) )
						.filter( ( id ) => id !== undefined )
				)
			}
		/>
	);
}
