import { AccountForm } from './account-form';
import { RulesForm } from './rules-form';

/** The accounts that take payments, and the rules for all of them. */
export function PaymentsPanel() {
	return (
		<>
			<AccountForm />
			<RulesForm />
		</>
	);
}
