import type { RecommendationsData } from '@slipstream/rest-client';
import type { Facts } from '../logic/steps';

/** What every step is given. */
export interface StepProps {
	facts: Facts;
	/** Whether another step was shown before. */
	isNext: boolean;
	/** Remembers what was chosen, and shows what comes after a step. Rejects where it cannot be remembered. */
	onNext: ( step: string, data: RecommendationsData ) => Promise< void >;
}
