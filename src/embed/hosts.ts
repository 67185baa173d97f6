import { parseAddress } from './url';
import type { EmbedAddress } from './url';

/** Whose addresses a block embeds: its `embed.json`. */
export interface EmbedService {
	readonly service: string;
	/** Exact hosts. */
	readonly hosts: readonly string[];
	/** Hosts whose subdomains belong to the service too. */
	readonly suffixes: readonly string[];
}

/**
 * Reads an address of a service.
 *
 * @param text    What was typed, or what a post holds.
 * @param service The service.
 * @return Null for an address of another host, or none.
 */
export function addressOf(
	text: unknown,
	service: EmbedService
): EmbedAddress | null {
	const address = parseAddress( text );
	const belongs =
		address &&
		( service.hosts.includes( address.host ) ||
			service.suffixes.some( ( suffix ) =>
				address.host.endsWith( `.${ suffix }` )
			) );
	return belongs ? address : null;
}
