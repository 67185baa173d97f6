/** Tells the fake AI endpoint how to behave, and reads what it saw. Each behavior lasts until the next reset. */
export interface Behavior {
	text?: string;
	chunks?: string[];
	status?: number;
	/** Holds the answer before the piece of this number, until `release()`. */
	hold?: number;
	body?: unknown;
	[ fault: string ]: unknown;
}

export interface SeenRequest {
	path: string;
	received: number;
	closed: number | null;
	closedEarly: boolean;
	body?: {
		model?: string;
		stream?: boolean;
		messages?: { role: string; content: string }[];
	};
	[ more: string ]: unknown;
}

async function post( path: string, body: unknown ): Promise< void > {
	const answer = await fetch(
		`${ process.env.SLIPSTREAM_E2E_UPSTREAM }${ path }`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		}
	);
	if ( ! answer.ok ) {
		throw new Error(
			`The fake endpoint answered ${ answer.status } to ${ path }.`
		);
	}
}

export const upstream = {
	behave: ( behavior: Behavior ) => post( '/__behave', behavior ),
	reset: () => post( '/__reset', {} ),
	/** Lets go the answers that a behavior holds; if none is held yet, the next one. */
	release: () => post( '/__release', {} ),
	/** The requests since the last reset, oldest first. */
	async seen(): Promise< SeenRequest[] > {
		const answer = await fetch(
			`${ process.env.SLIPSTREAM_E2E_UPSTREAM }/__log`
		);
		const { requests } = ( await answer.json() ) as {
			requests: SeenRequest[];
		};
		return requests;
	},
};
