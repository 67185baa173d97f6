const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/** The size of a file. */
export function sizeText( bytes: number ): string {
	const step = Math.min(
		UNITS.length - 1,
		Math.max( 0, Math.floor( Math.log( bytes ) / Math.log( 1024 ) ) )
	);
	return ( bytes / 1024 ** step ).toLocaleString(
		document.documentElement.lang || undefined,
		{
			style: 'unit',
			unit: UNITS[ step ],
			unitDisplay: step === 0 ? 'long' : 'short',
			maximumFractionDigits: 1,
		}
	);
}
