export const ROUTE = 'slipstream/v1/privacy/hosts';

/** What a server gets. */
export interface Use {
	/** Whom it concerns; `editors` only try a block, `site` is nobody. */
	who: 'visitors' | 'authors' | 'editors' | 'site';
	/** A sentence. */
	sent: string;
}

/** Servers that get the same. */
export interface Contact {
	hosts: readonly string[];
	uses: readonly Use[];
}

/** What servers are contacted for, such as maps. */
export interface Purpose {
	purpose: string;
	contacts: readonly Contact[];
}

/** The answer of GET slipstream/v1/privacy/hosts. */
export interface ContactedServers {
	servers: readonly Purpose[];
	/** What the site stores about people, in sentences. */
	stored: readonly string[];
	/** Screens of WordPress: the policy guide, and the tools for personal data. */
	guide: string;
	export: string;
	erase: string;
}
