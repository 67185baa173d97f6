/** The job that compares. Times are Unix seconds. */
export interface Job {
	state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
	/** Whether it is at work, or about to be. */
	is_active: boolean;
	due: number;
	/** How many were compared so far. */
	done: number;
	error: string;
}

export interface Problem {
	what: string;
	id: string;
	code: string;
}

/** What the last comparison has come to. */
export interface Report {
	ended: number;
	/** Why it stopped too early, a code; '' if it came to its end. */
	stopped: string;
	seen: number;
	changed: number;
	missing_here: number;
	missing_there: number;
	failed: number;
	problems: readonly Problem[];
}

export interface Comparison {
	job: Job | null;
	report: Report | null;
}

/** What a payment service has sent. */
export interface GatewayEvent {
	id: number;
	type: string;
	object_id: string;
	account: string;
	state: 'waiting' | 'done' | 'failed';
	tries: number;
	due: number;
	received: number;
}
