<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Files;

/**
 * The cron events for the cleanup, separate from its code, because every page view adds their hooks.
 */
final class Cleanup_Events {

	/** Each day. */
	public const DAILY_EVENT = 'slipstream_forms_clean';

	/** Runs once if the cleanup has not finished, or if files can be deleted sooner. */
	public const SOON_EVENT = 'slipstream_forms_clean_soon';
}
