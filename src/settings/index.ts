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
	ConnectionStatus,
	CurrentUser,
	Settings,
	SiteType,
	UserConnectionData,
} from './types';
