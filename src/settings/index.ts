export { canManageOptions } from './can-manage-options';
export { isAiOffered } from './is-ai-offered';
export { getSettings } from './settings';
export { joinRest } from './join-rest';
export type {
	AiBootstrap,
	AiEngineName,
	AiEstimate,
	AiFeatureSwitch,
	AiMedia,
	AiPrice,
	ConnectionBootstrap,
	ConnectionErrors,
	ConnectedPlugin,
	ConnectionOwner,
	ConnectionStatus,
	CurrentUser,
	ProviderBootstrap,
	Settings,
	SiteType,
	UserConnectionData,
} from './types';
