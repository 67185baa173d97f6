<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

/**
 * Why a newsletter is not sent, or stands still.
 */
enum Reason: string {

	case None = '';

	/** The author does not want it sent. */
	case Author = 'author';

	/** The site sends no posts unless the author wants it. */
	case Default = 'default';

	/** It is older than what is sent by itself: it was restored, imported, or dated back. */
	case Old = 'old';

	/** Readers need a password. */
	case Password = 'password';

	/** Someone has paused it. */
	case Person = 'person';

	/** The mail server has refused many in a row. */
	case Failures = 'failures';

	/** The post is not public any more. */
	case Unpublished = 'unpublished';

	/** The emails do not add up to the audience. */
	case Balance = 'balance';

	/** Nothing was sent for a day: the newsletter was off, or the database is an older one. */
	case Interrupted = 'interrupted';

	/** It cannot be drawn as an email. */
	case Broken = 'broken';

	/** What people read. */
	public function label(): string {
		return match ( $this ) {
			self::None        => '',
			self::Author      => __( 'The author chose not to send this post.', 'slipstream' ),
			self::Default     => __( 'New posts are not sent unless the author chooses to.', 'slipstream' ),
			self::Old         => __( 'The post is more than a day old, so it was not sent by itself.', 'slipstream' ),
			self::Password    => __( 'Posts with a password are not sent.', 'slipstream' ),
			self::Person      => __( 'Someone has paused it.', 'slipstream' ),
			self::Failures    => __( 'The mail server did not take many emails in a row.', 'slipstream' ),
			self::Unpublished => __( 'The post is not public any more.', 'slipstream' ),
			self::Interrupted => __( 'Nothing was sent for a day. If you have restored a backup, people may have this email already.', 'slipstream' ),
			self::Broken      => __( 'A plugin or a block of this post stopped with an error.', 'slipstream' ),
			self::Balance     => __( 'The number of emails does not match the audience.', 'slipstream' ),
		};
	}
}
