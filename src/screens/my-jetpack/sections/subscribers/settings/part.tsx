import { SettingsFields } from './form';
import { SignUpLink } from './sign-up-link';

/** The way for visitors, and what the owner chooses. */
export const SettingsPart = () => (
	<>
		<SignUpLink />
		<SettingsFields />
	</>
);
