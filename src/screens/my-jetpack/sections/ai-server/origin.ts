/** What answers where no address is set. */
const OPENAI = 'https://api.openai.com/v1';

/** Scheme, host and port of an address; '' where it is none. */
function originOf( address: string ): string {
	try {
		return new URL( address.trim() || OPENAI ).origin;
	} catch {
		return '';
	}
}

/** Whether a new address is another server's: a key that is stored for the one before is removed then. */
export function isOtherServer( before: string, after: string ): boolean {
	const origin = originOf( after );
	return origin !== '' && origin !== originOf( before );
}
