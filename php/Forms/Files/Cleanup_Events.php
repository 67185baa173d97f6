<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

/**
 * The events of cron that clean up, apart from what they run: every page view hooks them.
 */
final class Cleanup_Events {

	/** Each day. */
	public const DAILY_EVENT = 'slipstream_forms_clean';

	/** Once, where not all was done, or files wait that may go sooner. */
	public const SOON_EVENT = 'slipstream_forms_clean_soon';
}
