<?php

declare( strict_types=1 );

namespace Slipstream\Verification;

/** Each has a tag of its own; its value is the name of the setting. */
enum Verification_Service: string {

	case Google    = 'google';
	case Bing      = 'bing';
	case Pinterest = 'pinterest';
	case Yandex    = 'yandex';
	case Facebook  = 'facebook';

	/** What people call it. */
	public function label(): string {
		return ucfirst( $this->value );
	}

	public function tag_name(): string {
		return match ( $this ) {
			self::Google => 'google-site-verification',
			self::Bing => 'msvalidate.01',
			self::Pinterest => 'p:domain_verify',
			self::Yandex => 'yandex-verification',
			self::Facebook => 'facebook-domain-verification',
		};
	}
}
