export const ROUTE = 'slipstream/v1/privacy/hosts';

/** A server that is contacted. */
export interface ExternalHost {
	/** What contacts it. */
	feature: string;
	host: string;
	/** Whom it concerns; `site` is nobody. */
	who: 'visitors' | 'authors' | 'site';
	/** A sentence. */
	sent: string;
}

/** The answer of GET slipstream/v1/privacy/hosts. */
export interface ExternalHosts {
	hosts: readonly ExternalHost[];
	/** Screens of WordPress: the policy guide, and the tools for personal data. */
	guide: string;
	export: string;
	erase: string;
}
