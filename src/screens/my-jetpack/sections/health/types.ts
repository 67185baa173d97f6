/** How something stands. */
export interface HealthCheck {
	id: string;
	label: string;
	status: 'good' | 'warning' | 'critical';
	/** A sentence; where it is not well it says what to do. */
	text: string;
}

/** The answer of GET slipstream/v1/health. */
export interface Health {
	checks: readonly HealthCheck[];
	/** Text without secrets. */
	report: string;
}

export const HEALTH_ROUTE = 'slipstream/v1/health';
