<?php

declare( strict_types=1 );

namespace Slipstream\Privacy;

use Slipstream\Modules\External_Host;

/**
 * A text for WordPress's privacy policy guide, made of what is contacted as the site is set up now.
 */
final class Policy_Text {

	/** @param list<External_Host> $hosts The servers. */
	public function __construct( private array $hosts ) {}

	public function add(): void {
		wp_add_privacy_policy_content( 'Slipstream', $this->html() );
	}

	public function html(): string {
		$hosts = array_filter(
			$this->hosts,
			static fn ( External_Host $host ): bool => External_Host::SITE !== $host->who
		);
		$lead  = array() === $hosts
			? __( 'Slipstream sends no personal data to other servers.', 'slipstream' )
			: __( 'Slipstream sends data to these servers:', 'slipstream' );
		$items = array_map(
			static fn ( External_Host $host ): string => sprintf(
				'<li><strong>%1$s</strong> (%2$s): %3$s</li>',
				esc_html( $host->host ),
				esc_html( $host->feature ),
				esc_html( $host->sent )
			),
			$hosts
		);
		$kept  = __(
			'Form responses are stored on this site. AI requests are logged with the name of the person who made them, without the text.',
			'slipstream'
		);
		return '<p class="privacy-policy-tutorial">' . esc_html__(
			'Update this text when your Slipstream settings change.',
			'slipstream'
		) . '</p>'
			. '<p>' . esc_html( $lead ) . '</p>'
			. ( array() === $items ? '' : '<ul>' . implode( '', $items ) . '</ul>' )
			. '<p>' . esc_html( $kept ) . '</p>';
	}
}
