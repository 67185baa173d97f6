export { canManageOptions } from './can-manage-options';
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
