/** How something stands. */
export interface HealthCheck {
	id: string;
	label: string;
	status: 'untested' | 'good' | 'warning' | 'critical';
	/** A sentence; where it is not well it says what to do. */
	text: string;
}

/** Whether somebody has to see to it. */
export const isProblem = ( { status }: HealthCheck ): boolean =>
	status === 'warning' || status === 'critical';

/** The answer of GET slipstream/v1/health. */
export interface Health {
	checks: readonly HealthCheck[];
	/** Text without secrets. */
	report: string;
}

export const HEALTH_ROUTE = 'slipstream/v1/health';

/** Long work that is done in steps. Times are Unix seconds. */
export interface Job {
	id: number;
	/** What tells it apart from others of its kind; '-' for nothing. */
	key: string;
	/** What it does. */
	label: string;
	/** Whether a feature that is on does it. */
	is_known: boolean;
	/** Whether it was stopped or has failed, and can be started again. */
	can_start: boolean;
	state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
	done: number;
	/** 0 if nobody knows. */
	total: number;
	due: number;
	/** Seconds after which it runs again; 0 for never. */
	interval: number;
	/** Why the last try failed; '' if it did not. */
	error: string;
	updated: number;
}
