/**
 * The screen kit: what the screens of the administration are made of, so that lists, forms, charts, questions, skeletons and errors look and
 * behave the same on all of them. How a screen is made with it stands in docs/screens.md.
 */
export { mountScreen, Screen } from './screen';

export {
	choiceField,
	createAddressView,
	dayField,
	flagField,
	numberField,
	optionalNumberField,
	textField,
} from './address-view';
export type { AddressView, ViewField } from './address-view';
export { useAddressView } from './use-address-view';
export type { Route } from './use-address-view';
export { TabLinks } from './tab-links';
export type { TabLink } from './tab-links';

export { List } from './list/list';
export type { ListProps } from './list/list';
export { isNarrowed } from './list/filters';
export { Search } from './list/search';
export { Pagination } from './list/pagination';
export { focusedRow, focusRow } from './list/row-focus';
export type { Shortcut } from './list/shortcuts';
export { useChanges } from './list/use-changes';
export type { Change } from './list/use-changes';
export { usePagedList } from './list/use-paged-list';
export { useSelection } from './list/use-selection';
export type { Selection } from './list/use-selection';
export { useSteps } from './list/use-steps';
export type { Direction, Steps } from './list/use-steps';
export type {
	ListAction,
	ListField,
	ListFilter,
	ListMessages,
	ListProgress,
	ListView,
} from './list/types';

export {
	getSections,
	getSummaries,
	isReachable,
	registerSections,
} from './sections/registry';
export { SectionScreen } from './sections/section-screen';
export {
	NewsContext,
	useNews,
	useQuiet,
	useResourceNews,
} from './sections/news';
export { useReturn } from './sections/use-return';
export type {
	Alert,
	AlertAction,
	FirstStep,
	Section,
	SectionEntry,
} from './sections/types';
export { Card } from './card';
export { Lazy } from './lazy';

export { Form } from './form/form';
export { GroupMessage } from './form/group-message';
export { OptimisticToggle } from './form/optimistic-toggle';
export { SecretField } from './form/secret-field';
export { SettingsForm } from './form/settings-form';
export type { SettingsFormProps } from './form/settings-form';
export { useForm } from './form/use-form';
export { useValuesForm } from './form/use-values-form';
export type {
	FormOptions,
	FormState,
	ValidationMessages,
} from './form/use-form';

export { ActionButton } from './action-button';
export { useAction } from './use-action';
export type { Action } from './use-action';

export { BarChart, LineChart } from './chart';
export type { ChartPoint, ChartProps, ChartTable } from './chart';

export { ConfirmProvider, useConfirm } from './confirm';
export type { Confirm, Question } from './confirm';
export { useNotify } from './notices';
export type { Notify } from './notices';
export { useDownload } from './use-download';
export type { Download } from './use-download';
export { EmptyState } from './states/empty-state';
export { ErrorState } from './states/error-state';
export type { ErrorMessages } from './states/error-state';
export { Problem } from './states/problem';
export { ResourceContent } from './states/resource-content';
export { Skeleton } from './states/skeleton';
export { formatNumber } from '@slipstream/format';
export { formatCost } from '@slipstream/money';
export { dateInWords, daysOf, monthsUpTo } from './months';
