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
