import { serve } from '../../../../../../tests/js/serve';
import type { Route, Sent } from '../../../../../../tests/js/serve';
import type { Counts, Stats } from '../types';

export const STATS: Stats = {
	range: 'day',
	from: '2026-11-21',
	to: '2026-11-23',
	series: [
		{ start: '2026-11-21', views: 0 },
		{ start: '2026-11-22', views: 1200 },
		{ start: '2026-11-23', views: 34 },
	],
	sum: 1234,
	totals: { today: 34, yesterday: 1200, week: 1234, all: 5678 },
	posts: [
		{ id: 7, title: 'Boats', url: 'https://site.test/boats', views: 1000 },
		{ id: 8, title: 'A deleted post', url: '', views: 234 },
	],
	referrers: [
		{ host: 'example.org', views: 12 },
		{ host: '', views: 2 },
	],
	roles: [
		{ name: 'administrator', label: 'Administrator' },
		{ name: 'editor', label: 'Editor' },
	],
};

export const SETTINGS = {
	roles: [ 'administrator' ],
	count_roles: [ 'administrator' ],
	do_not_track: true,
	admin_bar: true,
	settings_secret: {},
	settings_fixed: {},
};

export const COUNTS: Counts = {
	from: '2026-10-25',
	counts: [
		{
			kind: 'event',
			name: 'jetpack_editor_block_inserted',
			detail: 'block=jetpack/button',
			hits: 12,
		},
		{ kind: 'stat', name: 'ai-requests', detail: 'done', hits: 3 },
		{ kind: 'event', name: 'jetpack_plain', detail: '', hits: 1 },
	],
};

export const success = () => ( { body: { code: 'success', message: '' } } );

interface Site {
	isOn?: boolean;
	/** Whether events of the editor are counted. */
	hasEvents?: boolean;
	canView?: boolean;
	canManage?: boolean;
	routes?: Record< string, () => Route >;
}

/** A site with statistics, on or off. */
export function site( {
	isOn = true,
	hasEvents = false,
	canView = true,
	canManage = true,
	routes = {},
}: Site = {} ): Sent[] {
	const sent = serve( {
		'slipstream/v1/stats': () => ( { body: STATS } ),
		'jetpack/v4/settings': () => ( { body: SETTINGS } ),
		'jetpack/v4/module/stats/active': success,
		'jetpack/v4/module/analytics/active': success,
		'slipstream/v1/analytics': () => ( { body: COUNTS } ),
		'slipstream/v1/analytics/erase': () => ( {
			body: { ...COUNTS, counts: [] },
		} ),
		'jetpack/v4/tracking/settings': () => ( {
			body: { tracks_opt_out: false },
		} ),
		...routes,
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		modules: { stats: isOn, analytics: hasEvents },
		stats: { canView },
		connection: {
			userConnectionData: {
				currentUser: { permissions: { manage_options: canManage } },
			},
		} as never,
	};
	return sent;
}
