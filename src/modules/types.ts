import type { ModuleRecord } from '@slipstream/rest-client';

/** What is known of a module: all of it once the server was asked, the first two before. */
export type KnownModule = Pick< ModuleRecord, 'module' | 'activated' > &
	Partial< ModuleRecord >;

/** Modules by slug. */
export type ModuleMap = Readonly< Record< string, KnownModule > >;

export interface ModulesState {
	readonly isLoading: boolean;
	/** Modules that are being switched, by slug. */
	readonly isUpdating: Readonly< Record< string, boolean > >;
	readonly data: ModuleMap;
	/** Why a module could not be switched, by slug. */
	readonly problems: Readonly< Record< string, string > >;
}

export type ModulesAction =
	| {
			type: 'SET_JETPACK_MODULES';
			options: Partial< Pick< ModulesState, 'isLoading' | 'data' > >;
	  }
	| { type: 'SET_MODULE_UPDATING'; name: string; isUpdating: boolean }
	| { type: 'SET_MODULE_PROBLEM'; name: string; problem: string };
