<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Subscribers_Settings;

/**
 * What the owner wants in emails.
 */
final class Mail_Settings {

	private function __construct(
		public readonly bool $has_featured_image,
		public readonly bool $has_author_picture,
		public readonly bool $has_author,
		public readonly bool $has_date,
		public readonly bool $is_excerpt
	) {}

	/** @throws Request_Error If the database fails. */
	public static function stored(): self {
		return new self(
			(bool) Subscribers_Settings::value( 'wpcom_featured_image_in_email' ),
			(bool) Subscribers_Settings::value( 'jetpack_gravatar_in_email' ),
			(bool) Subscribers_Settings::value( 'jetpack_author_in_email' ),
			(bool) Subscribers_Settings::value( 'jetpack_post_date_in_email' ),
			(bool) Subscribers_Settings::value( 'wpcom_subscription_emails_use_excerpt' )
		);
	}
}
